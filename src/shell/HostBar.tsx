import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactElement } from 'react'
import { DarkTopContext } from '@/hooks/darkTop'
import { paintBar } from '@/platform/device/hostBar'
import { useStores } from '@/hooks/useStores'
import type { Path } from '@/routes'

export interface HostBarProps {
  path: Path
  /** The page begins dark. */
  ink: boolean
  children: ReactElement
}

/** Keeps the host's bar readable over a page, also after returning to it. The page may tell that it is dark (`useDarkTop`). */
export const HostBar = observer(function HostBar({ path, ink, children }: HostBarProps) {
  const { theme, ui } = useStores()
  const [darkTop, setDarkTop] = useState<boolean>()
  const { dark } = theme
  // The offline bar is dark on light pages, too.
  const darkHead = (darkTop ?? (ink || dark)) || !ui.online
  useEffect(() => paintBar(path, dark, darkHead), [path, dark, darkHead])
  useDidShow(() => paintBar(path, dark, darkHead))
  return <DarkTopContext.Provider value={setDarkTop}>{children}</DarkTopContext.Provider>
})
