export type Style = 'cool' | 'cute' | 'professional' | 'gaming'

/** First words and second words. */
export type Pairing = readonly [firsts: readonly string[], seconds: readonly string[]]

const list = (words: string): readonly string[] => words.split(' ')

/**
 * Family-friendly words. The tests search every possible name for offensive words, including those that form where two
 * words meet. That's why Button, Muffin, Analyst and Titan aren't here, and neither is Precise, which was next to Mentor.
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

/** For long names, after the two words. */
export const suffixes = list('World Online Live Club Studio')
