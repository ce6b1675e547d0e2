import type { Mail } from '../../platform/mail/mail'

const ignore = 'If this was not you, do nothing: without the link nothing happens.'

/** Puts the token behind `#`, which reaches no server and no log. */
function screenAddress(origin: string, screen: 'verify' | 'reset' | 'invitation', token: string): string {
  return `${origin}/auth/${screen}#token=${token}`
}

export function verificationMail(origin: string, to: string, token: string): Mail {
  const link = screenAddress(origin, 'verify', token)
  return {
    to,
    subject: 'Verify your address',
    text: `Somebody, hopefully you, asked for an account at ${origin} with this address.\n\nOpen this link within a day to have it:\n\n${link}\n\n${ignore}\n`,
    link,
  }
}

/**
 * Returns the mail for a sign-up with the email of an existing account: only the mail tells, because the response must not
 * reveal the account.
 */
export function knownAddressMail(origin: string, to: string): Mail {
  const link = `${origin}/auth/login`
  return {
    to,
    subject: 'You have an account already',
    text: `Somebody, hopefully you, asked for an account at ${origin} with this address, which has one already.\n\nSign in here, or have your password reset:\n\n${link}\n\nIf this was not you, do nothing: your account stays as it is.\n`,
    link,
  }
}

export function passwordMail(origin: string, to: string, token: string): Mail {
  const link = screenAddress(origin, 'reset', token)
  return {
    to,
    subject: 'Set a new password',
    text: `Somebody, hopefully you, asked for a new password at ${origin}.\n\nOpen this link within an hour to choose it:\n\n${link}\n\n${ignore}\n`,
    link,
  }
}

export function invitationMail(
  origin: string,
  to: string,
  token: string,
  invitation: { by: string; title: string },
): Mail {
  const link = screenAddress(origin, 'invitation', token)
  const title = toOneLine(invitation.title)
  return {
    to,
    subject: `Write with us: ${title}`,
    text: `${invitation.by} invites you to be an author of the book "${title}" at ${origin}.\n\nOpen this link within a week to accept:\n\n${link}\n\n${ignore}\n`,
    link,
  }
}

/** Replaces line breaks and other control characters, with which an author could write paragraphs of our mail. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
