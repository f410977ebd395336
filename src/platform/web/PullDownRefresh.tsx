import Taro from '@tarojs/taro'
import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import { DISTANCE, pullGesture } from './pullGesture'

/** The element in which Taro's router renders a page. */
interface PageElement extends HTMLElement {
  __page?: { onPullDownRefresh?: () => void }
}

/** Wraps pages with pull-to-refresh; inserted by Taro's H5 runtime. The page ends the gesture with `stopPullDownRefresh`. */
export function PullDownRefresh({ children }: PropsWithChildren) {
  const content = useRef<HTMLDivElement>(null)
  const [pulled, setPulled] = useState(0)
  const [refreshing, setRefreshing] = useState(false)

  useEffect(() => {
    const page = content.current?.closest<PageElement>('.taro_page')
    if (!page) return undefined
    const stop = () => {
      setRefreshing(false)
      setPulled(0)
    }
    const refresh = () => {
      setRefreshing(true)
      setPulled(DISTANCE)
      // eslint-disable-next-line no-underscore-dangle -- Taro's name
      page.__page?.onPullDownRefresh?.()
    }
    const onStop = ({ successHandler }: { successHandler: (result: { errMsg: string }) => void }) => {
      stop()
      successHandler({ errMsg: 'stopPullDownRefresh:ok' })
    }
    const forget = pullGesture(page, { onPull: setPulled, onRefresh: refresh })
    Taro.eventCenter.on('__taroStopPullDownRefresh', onStop)
    return () => {
      forget()
      Taro.eventCenter.off('__taroStopPullDownRefresh', onStop)
    }
  }, [])

  return (
    <div
      ref={content}
      style={{
        transform: pulled ? `translateY(${pulled}px)` : undefined,
        transition: refreshing ? 'transform 160ms' : undefined,
      }}
    >
      {pulled > 0 && <div className={refreshing ? 'puller busy' : 'puller'} aria-hidden="true" />}
      {children}
    </div>
  )
}
