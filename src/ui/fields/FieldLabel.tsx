import { View } from '@tarojs/components'

interface Props {
  /** Id of the labelled input; used on the web only. */
  htmlFor?: string | undefined
  className: string
  children: string
}

/** The label of an input. */
export function FieldLabel({ className, children }: Props) {
  return <View className={className}>{children}</View>
}
