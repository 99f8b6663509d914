/** Locales with various scripts, orders and separators. What Intl prints in them must be read back. */
export const locales = [
  'en-US en-GB en-IN de-DE de-CH fr-FR fr-CA es-ES es-MX it-IT pt-BR pt-PT nl-NL',
  'pl-PL sv-SE da-DK nb-NO ru-RU uk-UA hi-IN ar-EG fa-IR ja-JP zh-CN zh-TW ko-KR',
  'tr-TR he-IL cs-CZ sk-SK fi-FI hu-HU el-GR ro-RO bg-BG hr-HR id-ID th-TH vi-VN',
].flatMap((line) => line.split(' '))
