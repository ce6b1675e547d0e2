import { Button, Heading, Stack, Text } from '@lectern/ui'
import type { ReactNode, RefObject } from 'react'
import { RefusalBanner } from './refusal-banner'
import type { AccountFormState } from './use-account-form'

export interface AccountFormProps {
  readonly form: AccountFormState
  readonly title: string
  readonly lead?: string | undefined
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  readonly busy: boolean
  /** Null hides the button: the form can no longer be sent. */
  readonly submitLabel: string | null
  /** The fields, after the reason of a refusal. */
  readonly children?: ReactNode
}

/** The form of an account screen: a title, the reason of a refusal, the fields and one button. */
export function AccountForm({ form, title, lead, headingRef, busy, submitLabel, children }: AccountFormProps) {
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="l">
        <Heading ref={headingRef} level={1} size="m" tabIndex={headingRef === undefined ? undefined : -1}>
          {title}
        </Heading>
        {lead !== undefined && <Text>{lead}</Text>}
        <RefusalBanner refusal={form.refusal} />
        {children}
        {submitLabel !== null && (
          <Button type="submit" tone="accent" size="l" wide busy={busy}>
            {submitLabel}
          </Button>
        )}
      </Stack>
    </form>
  )
}
