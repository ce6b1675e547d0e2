import { accountMessages, studioMessages } from '@lectern/messages'
import { PasswordField, TextField, useTranslate } from '@lectern/ui'
import { isEmailAddress, isLongEnough } from './check-fields'

export interface AccountFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The form has been submitted once: the field shows what is wrong with it. */
  readonly tried: boolean
}

/** The name of a person who gets an account. */
export function NameField({ value, onChange, tried }: AccountFieldProps) {
  const t = useTranslate(accountMessages)
  return (
    <TextField
      label={t('accountName')}
      autoComplete="name"
      value={value}
      onChange={onChange}
      error={tried && value.trim() === '' ? t('accountNameNeeded') : undefined}
    />
  )
}

/** An email address that a mail can be sent to. */
export function EmailField({ value, onChange, tried }: AccountFieldProps) {
  const t = useTranslate(accountMessages)
  const studio = useTranslate(studioMessages)
  return (
    <TextField
      type="email"
      label={studio('signInEmail')}
      autoComplete="username"
      value={value}
      onChange={onChange}
      error={tried && !isEmailAddress(value) ? t('accountEmailNeeded') : undefined}
    />
  )
}

/** A password that is chosen now. */
export function NewPasswordField({ value, onChange, tried }: AccountFieldProps) {
  const t = useTranslate(accountMessages)
  return (
    <PasswordField
      label={t('passwordNew')}
      hint={t('passwordHint')}
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      error={tried && !isLongEnough(value) ? t('passwordTooShort') : undefined}
    />
  )
}
