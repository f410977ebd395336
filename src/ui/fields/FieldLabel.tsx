import { View } from '@tarojs/components'

interface Props {
  /** Id of the input that it names; only the web ties them. */
  htmlFor?: string | undefined
  className: string
  children: string
}

/** The label of an input. */
export function FieldLabel({ className, children }: Props) {
  return <View className={className}>{children}</View>
}
