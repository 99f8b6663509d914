import type { Lists } from '../core/text/phrases'

export type PhraseKey =
  | 'citation-style'
  | 'common-sources'
  | 'copy-paste-words'
  | 'generic-conclusions'
  | 'academic-phrases'

const list = (words: string) => words.trim().split(/\s*,\s*/)

/** The phrases of each pattern. The choice is our own. */
export const phrases: Lists<PhraseKey> = {
  'citation-style': list(`according to, as stated by, as stated in, as noted by, as cited in, as quoted in, cited by,
    et al, ibid, op cit, research shows, research has shown, studies show, studies have shown, a study by`),
  'common-sources': list(`wikipedia, britannica, google scholar, jstor, researchgate, pubmed, sparknotes, course hero,
    chegg, quora, reddit, studocu, scribd`),
  'copy-paste-words': list(`copy and paste, copy and pasted, copied and pasted, copied from, pasted from, copy-paste,
    copy-pasted, retrieved from, accessed on, all rights reserved, click here, read more, lorem ipsum`),
  'generic-conclusions': list(`in conclusion, to conclude, in summary, to summarize, to sum up, in closing,
    all things considered, as we have seen, as we can see, as mentioned above, as discussed above`),
  'academic-phrases': list(`the purpose of this study, the aim of this study, this paper examines, this paper explores,
    this study investigates, it can be argued that, it has been argued that, previous research, the literature suggests,
    further research is needed, the findings suggest, the findings indicate, the results indicate, the results suggest,
    a growing body of, plays an important role in, on the other hand, it is widely accepted that`),
}
