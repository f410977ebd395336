import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Link } from '@/contract/link'
import { Pressable } from '@/ui/actions/Pressable'
import { useFollowLink } from '@/hooks/useFollowLink'

interface Props {
  className: string | undefined
  /** What it says, where there are no words inside. */
  label?: string | undefined
  link: Link | null
  children: ReactNode
}

/** A part of the page that leads somewhere, when the merchant has given it a link. */
export function LinkArea({ className, label, link, children }: Props) {
  const follow = useFollowLink()
  if (!link) return <View className={className}>{children}</View>
  return (
    <Pressable className={className} label={label || undefined} onTap={() => follow(link)}>
      {children}
    </Pressable>
  )
}
