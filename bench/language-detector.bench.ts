import { eld } from 'eld/extrasmall'
import { evaluate, type Model } from '../src/engine/language-detector'
import { declaration } from './language-detector.declaration'
import type { Row } from './measure'

/*
 * Accuracy, not speed: how often the tool names the language of a message. The messages are the translations of Lighthouse, which stand in node_modules beside the tests that use it:
 * sentences for people, full of English names. What eld was trained on is not published; it is not known to be these.
 * The other languages have a few sentences of the Declaration of Human Rights: enough to see that they are told at all.
 */

export const title = 'Language detector'

const folder = 'node_modules/lighthouse/shared/localization/locales'

/** The file of a language, where it is not called by its code. */
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

/** What a person reads of a message, without code, tags and addresses; nothing of those with holes to fill. */
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
  // Too short to tell is said so; that is no answer.
  const told = results.flatMap((result) => (result.ok && result.value.enough ? [result.value.detected] : []))
  return { code, texts: told.length, right: told.filter((detected) => detected === code).length }
}

const english = await messagesOf('en')

/** What was left in English is no translation. */
const translated = async (code: string) =>
  Object.entries(await messagesOf(code))
    .filter(([key, { message }]) => code === 'en' || message !== english[key]?.message)
    .map(([, { message }]) => plain(message))

const scores = await Promise.all(codes.split(' ').map(async (code) => scoreOf(code, await translated(code))))
const others = Object.entries(declaration).map(([code, texts]) => scoreOf(code, texts))
const sum = (of: readonly Score[], key: 'texts' | 'right') => of.reduce((total, score) => total + score[key], 0)
const percent = (right: number, texts: number) => `${((100 * right) / texts).toFixed(1)} %`

export const notes = () => {
  const [texts, right] = [sum(scores, 'texts'), sum(scores, 'right')]
  const least = scores.reduce((worst, score) => (score.right / score.texts < worst.right / worst.texts ? score : worst))
  const missed = others.filter((score) => score.right < score.texts).map(({ code }) => code)
  return [
    `The right language of ${texts} messages from Lighthouse’s translations into ${scores.length} languages (${folder}): ${percent(right, texts)}.`,
    `The fewest in ${least.code}: ${percent(least.right, least.texts)}.`,
    scores.map((score) => `${score.code} ${percent(score.right, score.texts)}`).join(', '),
    `Of ${sum(others, 'texts')} sentences of the Declaration of Human Rights in the ${others.length} other languages: ${sum(others, 'right')} (${others.map(({ code }) => code).join(' ')}); missed in: ${missed.join(' ') || 'none'}.`,
  ]
}

export const rows: Row<string>[] = []
