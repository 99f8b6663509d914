import type { Lists } from '../core/text/phrases'

export type PhraseKey =
  | 'formal-transitions'
  | 'ai-phrases'
  | 'conclusion-markers'
  | 'vague-quantifiers'
  | 'descriptive-adjectives'
  | 'formal-verbs'
  | 'abstract-nouns'
  | 'personal-opinions'
  | 'fillers'
  | 'emotional-words'
  | 'informal-contractions'

const list = (words: string) => words.trim().split(/\s*,\s*/)

/** 'utilize' also matches utilizes, utilized and utilizing. */
const inflected = (verbs: string) =>
  list(verbs).flatMap((verb) => {
    const stem = verb.replace(/e$/, '')
    return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`]
  })

/** The phrases of each indicator. The choice is our own. */
export const phrases: Lists<PhraseKey> = {
  'formal-transitions': list(`furthermore, moreover, additionally, consequently, therefore, thus, hence, nevertheless,
    nonetheless, subsequently, accordingly, likewise, in addition, as a result`),
  'ai-phrases': list(`it is important to note, it's important to note, it is worth noting, it's worth noting,
    it is worth mentioning, it is crucial to, it is essential to, in today's world, in today's digital age,
    in today's fast-paced world, in the realm of, in the world of, delve into, delves into, delving into, dive into,
    a testament to, plays a crucial role, play a crucial role, plays a vital role, play a vital role, ever-evolving,
    ever-changing, rich tapestry, when it comes to, as an ai language model, navigate the complexities,
    unlock the potential, not only but also, at the end of the day`),
  'conclusion-markers': list(`in conclusion, to conclude, in summary, to summarize, to sum up, overall, ultimately,
    in essence, all in all`),
  'vague-quantifiers': list(`various, numerous, several, countless, multiple, myriad, a variety of, a wide range of,
    a range of, a number of, a plethora of, a multitude of`),
  'descriptive-adjectives': list(`comprehensive, robust, innovative, significant, crucial, essential, pivotal, vital,
    seamless, dynamic, cutting-edge, remarkable, profound, vibrant, intricate, invaluable, groundbreaking,
    transformative, multifaceted`),
  'formal-verbs': inflected(`utilize, facilitate, enhance, leverage, demonstrate, implement, underscore, foster,
    optimize, streamline, exemplify, elucidate, encompass, mitigate, necessitate, showcase`),
  'abstract-nouns': list(`significance, importance, implications, framework, paradigm, synergy, landscape, perspective,
    perspectives, methodology, innovation, efficiency, effectiveness, sustainability, complexity, transformation`),
  'personal-opinions': list(`i think, i believe, i feel, i guess, i suppose, i'd say, in my opinion, in my view,
    in my experience, if you ask me, personally, to be honest`),
  fillers: list(`um, uh, er, hmm, you know, i mean, kind of, sort of, basically, actually, literally, honestly, anyway,
    or something, and stuff`),
  'emotional-words': list(`love, loved, hate, hated, awesome, amazing, awful, terrible, horrible, wonderful, excited,
    angry, scared, happy, sad, annoying, annoyed, crazy, wow, ugh, yay`),
  'informal-contractions': list(`gonna, wanna, gotta, kinda, sorta, dunno, lemme, gimme, ain't, y'all, can't, won't,
    don't, doesn't, didn't, isn't, aren't, wasn't, couldn't, wouldn't, shouldn't, i'm, i've, i'll, you're, you've,
    you'll, we're, we've, we'll, they're, they've, they'll, it's, that's, what's, there's, he's, she's, let's`),
}
