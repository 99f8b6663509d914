import { slot } from '../pages/tool-page.css'

/** Room for an advertisement, of its size from the start, so that nothing moves when one comes. */
export function AdSlot() {
  return (
    <div className={slot} data-ad-slot="">
      Advertisement
    </div>
  )
}
