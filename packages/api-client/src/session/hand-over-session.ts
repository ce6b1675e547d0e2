import type { Session } from './session'
import { parseSession } from './parse-session'

/** Query parameter of the sign-in screen in a window that a frame has opened. */
export const HAND_OVER_PARAMETER = 'handOver'

const MESSAGE_TYPE = 'lectern-session'

/** A window that takes messages. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

/** The part of a window that tells who has opened it. */
export interface OpenedWindow {
  readonly opener: (MessageTarget & { readonly location: { readonly origin: string } }) | null
  readonly location: { readonly origin: string }
}

/**
 * Returns the window of this origin that has opened this one, or null. A frame of another site keeps its storage apart, so the
 * session of a window that it opens has to be sent to it.
 */
export function findOpener({ opener, location }: OpenedWindow): MessageTarget | null {
  try {
    return opener !== null && opener.location.origin === location.origin ? opener : null
  } catch {
    // The opener is of another origin: the browser lets nobody read its address.
    return null
  }
}

/** Sends a session to a window of this origin, and to no other. */
export function handOverSession(session: Session, to: MessageTarget, origin: string): void {
  to.postMessage({ type: MESSAGE_TYPE, session: JSON.stringify(session) }, origin)
}

/** Returns the session that a window of the given origin has sent; null for any other message. */
export function readHandedSession(
  { data, origin, source }: { readonly data: unknown; readonly origin: string; readonly source: unknown },
  from: { readonly origin: string; readonly window: unknown },
): Session | null {
  if (origin !== from.origin || source !== from.window) return null
  if (Reflect.get(Object(data), 'type') !== MESSAGE_TYPE) return null
  const text: unknown = Reflect.get(Object(data), 'session')
  return typeof text === 'string' ? parseSession(text) : null
}
