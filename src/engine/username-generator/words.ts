export type Style = 'cool' | 'cute' | 'professional' | 'gaming'

/** Words to stand first and words to stand second. */
export type Pairing = readonly [firsts: readonly string[], seconds: readonly string[]]

const list = (words: string): readonly string[] => words.split(' ')

/**
 * Harmless words that stay harmless side by side: the tests put together every name that can come of them and look for
 * offensive words inside, across the seams too. So there is no Button, Muffin, Analyst or Titan here, and no Precise, which
 * stood beside a Mentor.
 */
export const wordsOf: Readonly<Record<Style, Pairing>> = {
  cool: [
    list('Neon Lunar Solar Cosmic Silver Golden Electric Crystal Arctic Urban Copper Silent'),
    list('Wolf Falcon Tiger River Orbit Wave Storm Shadow Canyon Summit Rider Horizon'),
  ],
  cute: [
    list('Tiny Sunny Honey Fluffy Cozy Sweet Happy Dreamy Mellow Snowy Cloudy Jolly'),
    list('Bunny Kitten Panda Otter Koala Cookie Berry Daisy Puppy Bean Pumpkin Robin'),
  ],
  professional: [
    list('Clear Bright Prime Smart Modern Noble Solid Swift Focus Keen Able True'),
    list('Advisor Writer Planner Editor Mentor Maker Leader Partner Author Coach Craft Bridge'),
  ],
  gaming: [
    list('Pixel Turbo Hyper Rapid Iron Mighty Cyber Quantum Mega Super Laser Rocket'),
    list('Dragon Wizard Hunter Ranger Player Champion Archer Racer Hero Legend Quest Guardian'),
  ],
}

/** Behind the two words of a long name. */
export const suffixes = list('World Online Live Club Studio')
