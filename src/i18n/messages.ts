import type en from './en/messages'

/** All texts of one language, by area and name. English is the source of the names. */
export type Messages = { [A in keyof typeof en]: { [K in keyof (typeof en)[A]]: string } }

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K

/**
 * Name of a text, `area.name`. A text that counts is written twice, `name_one` and `name_other`, in every language
 * (i18next picks by `count`, even without `Intl`), and is asked for as `name`.
 */
export type MessageKey = { [A in keyof Messages]: `${A}.${WithoutPlural<keyof Messages[A] & string>}` }[keyof Messages]

/** Values for the `{{places}}` of a text. */
export type MessageParams = Record<string, string | number>

/** Translates a key into the current language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string
