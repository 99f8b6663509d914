import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take more than a minute in `npm run verify`, longest first: see `npm run suites -- verify`. */
const longest = [
  'scaffold',
  'site/pressing',
  'site/pages',
  'examples/examples',
  'contract/input',
  'embeds/pressing',
  'embeds/many',
  'contract/states',
  'embeds/layout-shift',
  'site/frames',
]

/** Starts the longest files first. If one of them started last, all cores but one would wait for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
