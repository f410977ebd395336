import type { LoginField, LoginForm } from '@/domain/account/loginForm'

/** Id of a field on the page; pages that lie over each other have different forms. */
export const fieldId = (form: LoginForm, field: LoginField): string => `${form}-${field}`
