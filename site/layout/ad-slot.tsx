import { config } from '../config'
import { slot } from '../pages/tool-page.css'

/** Space for an ad, if ads are configured. Its size is reserved, so nothing moves when the ad loads. */
export function AdSlot() {
  if (!config.ads) return null
  return (
    <div className={slot} data-ad-slot="">
      Advertisement
    </div>
  )
}
