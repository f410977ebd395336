import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** A page's first show comes right after its parts are mounted; within this time it is the same event, milliseconds. */
const SAME_MS = 300

/** Does something when a part is drawn first, and each time the page comes back on the screen; again when `subject` changes. */
export function useEachShow(work: () => void, subject?: unknown): void {
  const doneAt = useRef(0)
  const run = () => {
    doneAt.current = Date.now()
    work()
  }
  useEffect(run, [subject])
  useDidShow(() => {
    if (Date.now() - doneAt.current > SAME_MS) run()
  })
}
