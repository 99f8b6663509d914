/** Two soft notes, E5 and A5, in hertz, each some seconds after the first. */
const notes = [
  { frequency: 659.25, after: 0 },
  { frequency: 880, after: 0.28 },
] as const

/**
 * A chime booked ahead on the audio clock, which a hidden tab does not slow down as it does timers.
 * Call `book` from a click: browsers block sound before one. Where sound is forbidden it does nothing.
 */
export function createChime() {
  let audio: AudioContext | undefined
  let booked: readonly OscillatorNode[] = []

  function cancel(): void {
    for (const note of booked) note.stop()
    booked = []
  }

  function book(seconds: number): void {
    cancel()
    try {
      audio ??= new AudioContext()
      void audio.resume().catch(() => {})
      booked = notes.map(({ frequency, after }) => play(audio as AudioContext, frequency, seconds + after))
    } catch {
      // No sound here: the end is shown and announced all the same.
    }
  }

  function close(): void {
    cancel()
    void audio?.close().catch(() => {})
    audio = undefined
  }

  return { book, cancel, close }
}

function play(audio: AudioContext, frequency: number, seconds: number): OscillatorNode {
  const at = audio.currentTime + seconds
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.25, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 1.2)
  const note = new OscillatorNode(audio, { frequency })
  note.connect(loudness).connect(audio.destination)
  note.start(at)
  note.stop(at + 1.3)
  return note
}
