import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Link } from '@/contract/link'
import { Pressable } from '@/ui/actions/Pressable'
import { useFollowLink } from '@/hooks/useFollowLink'

interface Props {
  className: string | undefined
  /** Accessible label, for content without text. */
  label?: string | undefined
  link: Link | null
  children: ReactNode
}

/** An area that follows a link, when the merchant has configured one. */
export function LinkArea({ className, label, link, children }: Props) {
  const follow = useFollowLink()
  if (!link) return <View className={className}>{children}</View>
  return (
    <Pressable className={className} label={label || undefined} onTap={() => follow(link)}>
      {children}
    </Pressable>
  )
}
