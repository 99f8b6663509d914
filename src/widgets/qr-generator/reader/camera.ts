import type { RefObject } from 'react'

/** Why there's no camera picture. */
export type CameraIssue = 'denied' | 'no-camera' | 'busy' | 'unsupported'

/** Asks for the camera, the one at the back of a phone if it has several. */
export async function openCamera(page: Document): Promise<MediaStream | CameraIssue> {
  const devices = page.defaultView?.navigator.mediaDevices
  // Absent on pages that aren't secure.
  if (!devices?.getUserMedia) return 'unsupported'
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false })
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotAllowedError' || name === 'SecurityError') return isAllowed(page) ? 'denied' : 'unsupported'
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'no-camera'
  }
}

/** Whether the page's policy allows a camera at all. A person can't change that in the browser's settings. */
function isAllowed(page: Document): boolean {
  const { featurePolicy } = page as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy?.allowsFeature('camera') ?? true
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Reads one frame after another until there's a text. Undefined once `signal` has aborted. */
export async function readFrames(
  video: RefObject<HTMLVideoElement | null>,
  read: (frame: HTMLVideoElement) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const frame = video.current
    if (frame && frame.videoWidth > 0) {
      const text = await read(frame)
      if (text !== undefined) return text
    }
    // About eight frames per second are enough, and leave the device cool.
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  return undefined
}
