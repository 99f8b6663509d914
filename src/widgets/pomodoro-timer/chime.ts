/** Two soft notes, E5 and A5: frequency in hertz, delay in seconds. */
const notes = [
  { frequency: 659.25, delay: 0 },
  { frequency: 880, delay: 0.28 },
] as const

/**
 * A chime scheduled on the audio clock, because browsers slow down timers in hidden tabs but not audio. Call `schedule`
 * from a click, because browsers block sound before the first one. If sound is blocked, it does nothing.
 */
export function createChime() {
  let audio: AudioContext | undefined
  let scheduled: readonly OscillatorNode[] = []

  function cancel(): void {
    for (const note of scheduled) note.stop()
    scheduled = []
  }

  function schedule(seconds: number): void {
    cancel()
    try {
      audio ??= new AudioContext()
      void audio.resume().catch(() => {})
      scheduled = notes.map(({ frequency, delay }) => play(audio as AudioContext, frequency, seconds + delay))
    } catch {
      // No sound. The end is still shown and announced.
    }
  }

  function close(): void {
    cancel()
    void audio?.close().catch(() => {})
    audio = undefined
  }

  return { schedule, cancel, close }
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
