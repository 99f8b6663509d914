import { eld } from 'eld/extrasmall'
import { evaluate, type Model } from '../src/engine/language-detector/language-detector'
import { declaration } from './declaration'
import type { Row } from './measure'

/*
 * Measures accuracy, not speed: how often the tool identifies the language of a message. The messages are Lighthouse's
 * translations in node_modules: UI text, full of English names. eld's training data isn't published, so it may include them.
 * Other languages have a few sentences of the Universal Declaration of Human Rights, just enough to see that they're detected.
 */

export const title = 'Language detector'

const folder = 'node_modules/lighthouse/shared/localization/locales'

/** File names that differ from the language code. */
const files: Readonly<Record<string, string>> = { en: 'en-US', tl: 'fil' }
const codes =
  'ar bg ca cs da de el en es fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sl sr sv ta te th tl tr uk vi zh'

type Messages = Readonly<Record<string, { readonly message: string }>>

const model: Model = (passage) => {
  const found = eld.detect(passage)
  return { scores: Object.entries(found.getScores()), reliable: found.isReliable() }
}

async function messagesOf(code: string): Promise<Messages> {
  const { default: messages } = await import(
    `../node_modules/lighthouse/shared/localization/locales/${files[code] ?? code}.json`
  )
  return messages
}

/** The plain text of a message, without code, tags and URLs. '' for messages with placeholders. */
const plain = (message: string) =>
  /[{}]/.test(message)
    ? ''
    : message
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/`[^`]*`|<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()

interface Score {
  readonly code: string
  readonly texts: number
  readonly right: number
}

function scoreOf(code: string, messages: readonly string[]): Score {
  const results = messages.map((text) => evaluate({ text }, { model }))
  // Texts that are too short for a result aren't counted.
  const detected = results.flatMap((result) => (result.ok && result.value.enough ? [result.value.detected] : []))
  return { code, texts: detected.length, right: detected.filter((language) => language === code).length }
}

const english = await messagesOf('en')

/** Without messages that are still in English. */
const translated = async (code: string) =>
  Object.entries(await messagesOf(code))
    .filter(([key, { message }]) => code === 'en' || message !== english[key]?.message)
    .map(([, { message }]) => plain(message))

const scores = await Promise.all(codes.split(' ').map(async (code) => scoreOf(code, await translated(code))))
const others = Object.entries(declaration).map(([code, texts]) => scoreOf(code, texts))
const sum = (of: readonly Score[], key: 'texts' | 'right') => of.reduce((total, score) => total + score[key], 0)
const percent = (right: number, texts: number) => `${((100 * right) / texts).toFixed(1)}%`

export const notes = () => {
  const [texts, right] = [sum(scores, 'texts'), sum(scores, 'right')]
  const lowest = scores.reduce((worst, score) =>
    score.right / score.texts < worst.right / worst.texts ? score : worst,
  )
  const missed = others.filter((score) => score.right < score.texts).map(({ code }) => code)
  return [
    `Accuracy for a total of ${texts} messages from Lighthouse’s translations into ${scores.length} languages (${folder}): ${percent(right, texts)}.`,
    `Lowest, in ${lowest.code}: ${percent(lowest.right, lowest.texts)}.`,
    scores.map((score) => `${score.code} ${percent(score.right, score.texts)}`).join(', '),
    `Of ${sum(others, 'texts')} sentences from the Universal Declaration of Human Rights in the ${others.length} other languages (${others.map(({ code }) => code).join(' ')}), ${sum(others, 'right')} were right. Languages with errors: ${missed.join(' ') || 'none'}.`,
  ]
}

export const rows: Row<string>[] = []
