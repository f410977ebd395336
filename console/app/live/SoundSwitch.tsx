import NotificationsActive from '@mui/icons-material/NotificationsActive'
import NotificationsOff from '@mui/icons-material/NotificationsOff'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useDeviceSwitch } from '../api/deviceSettings'
import { BarButton } from '../parts/BarButton'
import { chime } from './chime'

/** Safari lets a tap start sound at its end only. */
const GESTURES = ['click', 'keydown'] as const

/** Chimes for each id that was not there before; not for those that are there at first. */
export function useArrivals(ids: readonly string[] | undefined): void {
  const [on] = useDeviceSwitch('sound', true)
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!ids) {
      known.current = undefined
      return
    }
    const before = known.current
    known.current = new Set([...(before ?? []), ...ids])
    if (on && before && ids.some((id) => !before.has(id))) chime.ring()
  }, [ids, on])
}

/** Switches the chime of this device, and shows whether the browser lets it be heard. */
export function SoundSwitch() {
  const translate = useTranslate()
  const [on, setOn] = useDeviceSwitch('sound', true)
  const sound = useSyncExternalStore(chime.subscribe, chime.state)
  const rings = useSyncExternalStore(chime.subscribe, chime.rings)
  useEffect(() => {
    // Signing in was a gesture on this page.
    if (navigator.userActivation?.hasBeenActive) chime.wake()
    for (const gesture of GESTURES) addEventListener(gesture, chime.wake)
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, chime.wake)
    }
  }, [])
  const state = on ? sound : 'off'
  return (
    <BarButton
      aria-pressed={on}
      data-sound={state}
      data-rings={rings}
      color="inherit"
      icon={on ? <NotificationsActive /> : <NotificationsOff />}
      text={translate(`orders.sound.${state}`)}
      alwaysShowsText={on && sound !== 'ready'}
      // The tap that starts the sound does not switch it off as well.
      onClick={() => setOn(!on || sound !== 'ready')}
    />
  )
}
