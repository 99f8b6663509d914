const lorem = [
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
  'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
].join('\n\n')

const short = 'The quick brown fox jumps over the lazy dog. It’s a short text: two sentences, seventeen words!'

/** One character to a person, seven code points to Unicode. */
const emoji = '👨‍👩‍👧‍👦'

const scripts = [
  'Hello, world.',
  'Привет, мир.',
  'Γειά σου, κόσμε.',
  '你好，世界。',
  'こんにちは、世界。',
  '안녕, 세상아.',
  'สวัสดีชาวโลก',
  'नमस्ते दुनिया।',
  'مرحبا بالعالم.',
  'שלום עולם.',
].join('\n')

/** Texts to try it with, by the name of their button. */
export const samples = { lorem, short, emoji, scripts }
