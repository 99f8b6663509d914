/** The seven languages that are scored with hand-made lists (docs/rules.md). */
export type SevenCode = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'tr'

interface Signs {
  /** Common words in lowercase. */
  readonly words: readonly string[]
  /** Letters and letter groups inside a word. */
  readonly patterns: readonly RegExp[]
}

const list = (words: string) => words.trim().split(/\s+/)

/** The choice of words and patterns is our own. */
export const signs: Readonly<Record<SevenCode, Signs>> = {
  en: {
    words:
      list(`the and of to is in that it for with are was this you have not be on as at by from they we he his her or
      but an what there which how all their been has were will would can if when your more about who do my me so no i`),
    patterns: [/^th/, /^wh/, /ing$/, /ght/, /'(?:s|t|re|ve|ll)$/],
  },
  es: {
    words: list(`el la los las de que y en un una es por con para no se del al lo como más pero sus su le ya o este sí
      porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos está son mi tu yo ser qué`),
    patterns: [/ñ/, /ci[óo]n(?:es)?$/, /dad$/, /^ll/, /ue/],
  },
  fr: {
    words:
      list(`le la les de des du et en un une est que qui dans pour pas ne sur au aux avec ce il elle se par plus nous
      vous ils je tu on mais ou son sa ses cette ces sont été être avoir fait comme tout leur à où si même très bien`),
    patterns: [/^(?:[cdjlmnst]|qu)'/, /eau/, /[œêû]/, /ez$/, /oi/],
  },
  de: {
    words:
      list(`der die das und ist in zu den nicht von sie mit dem ein eine des auf für im sich auch es an werden aus er
      hat dass wir bei ich einen einer um nach wie am wird sind noch nur so als oder aber vor zum zur haben war was wenn`),
    patterns: [/[äß]/, /sch/, /ung(?:en)?$/, /cht/, /ei/],
  },
  it: {
    words: list(`il la lo i gli le di che e è un una in per con non del della dei delle si da sono al alla come ma anche
      più nel nella se su ha mi ci questo questa o dal tra quando io hanno ho tutto molto essere suo sua loro degli cui`),
    patterns: [/zion/, /gli/, /cch|ggi|zz/, /[ìò]/, /tà$/],
  },
  pt: {
    words: list(`o a os as de que e do da em um uma para é com não por mais dos das se na no ao mas como foi seu sua ou
      quando muito nos já eu também só pelo pela até isso ela entre era depois sem mesmo aos você ele são está nas`),
    patterns: [/[ãõ]/, /ç(?:ão|ões)$/, /lh/, /nh/, /dade$/],
  },
  tr: {
    words:
      list(`ve bir bu da de için ile çok daha olarak gibi en o ne var kadar sonra ama değil her olan mi mı ben sen biz
      siz onlar ya ki şey yok diye ise göre veya hem nasıl neden zaman bana beni iyi yeni ancak şu çünkü`),
    patterns: [/[ğış]/, /l[ae]r/, /yor/, /[dt][ae]n$/, /[ıi]n[ıi]/],
  },
}

/** For each occurrence (docs/rules.md). */
export const points = { pattern: 1, word: 2 } as const
