import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { SignInForm } from './form.model'
import styles from './SignInPage.module.scss'
import { SignInTips } from './SignInTips'

interface Props {
  model: SignInForm
  /** Subtitle. */
  text: string
  children: ReactNode
}

/** A page with one form to sign in, under the bar with its title. */
export function SignInPage({ model, text, children }: Props) {
  return (
    <>
      <View className={styles.page}>
        <Text className={styles.text}>{text}</Text>
        {children}
      </View>
      <SignInTips model={model} />
    </>
  )
}
