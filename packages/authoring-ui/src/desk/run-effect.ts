import type { ControlEffect, DeskEffect, RetriedCall } from '../desk-plan/desk-effect'
import type { StoredDrafts } from '../drafts/store-drafts'
import type { Editor } from '../editor/editor'
import type { DeskEvent } from './desk-event'
import type { DeskPorts } from './desk-ports'
import type { DeskState } from './desk-state'
import { runApiEffect } from './run-api-effect'
import { runDocumentEffect } from './run-document-effect'

/** The parts of a desk that its effects act on. */
export interface EffectTarget {
  readonly editor: Editor
  readonly ports: DeskPorts
  readonly getState: () => DeskState
  /** Null while the desk is stopped. */
  readonly getDrafts: () => StoredDrafts | null
  readonly send: (event: DeskEvent) => void
  readonly onSaveReported: (ticket: number, saved: boolean) => void
  /** Sends an event after a pause, which replaces an earlier one of the same call. */
  readonly sendLater: (call: RetriedCall, seconds: number, event: DeskEvent) => void
}

/** Executes an effect. The results of calls come back as events. */
export function runEffect(target: EffectTarget, effect: DeskEffect): void {
  switch (effect.do) {
    case 'load-page':
    case 'forget-page':
    case 'clear-history':
    case 'replace-rects':
    case 'mark-saved':
    case 'mark-current-saved':
    case 'restore-drafts':
    case 'show-page':
    case 'select':
      return runDocumentEffect(target.editor, effect)
    case 'adopt-drafts':
      return target.getDrafts()?.adopt(effect.drafts)
    case 'remove-drafts':
      return target.getDrafts()?.remove(effect.drafts)
    case 'go-to-page':
    case 'notify':
    case 'request-save':
    case 'start-next-save':
    case 'wait':
    case 'report-save':
    case 'report-loaded':
      return runControlEffect(target, effect)
    default: {
      const { ports, send } = target
      return void runApiEffect(effect, { ports, send, chapter: target.getState().chapter })
    }
  }
}

/** The events that follow the pauses. */
const retryEvents: Readonly<Record<RetriedCall, DeskEvent>> = {
  save: { kind: 'saving', event: { kind: 'save-retried' } },
  load: { kind: 'rects-requested' },
}

function runControlEffect(target: EffectTarget, effect: ControlEffect): void {
  const { ports, send } = target
  switch (effect.do) {
    case 'go-to-page':
      return ports.goToPage(effect.pageId)
    case 'notify':
      return ports.notify(effect.notice)
    case 'request-save':
      return send({ kind: 'saving', event: { kind: 'save-requested', request: effect.request } })
    case 'start-next-save':
      return send({ kind: 'saving', event: { kind: 'next-save-due' } })
    case 'wait':
      return target.sendLater(effect.until, effect.seconds, retryEvents[effect.until])
    case 'report-save': {
      const { purpose, ticket, saved } = effect
      send({ kind: 'save-reported', purpose, saved })
      if (ticket !== null) target.onSaveReported(ticket, saved)
      return
    }
    case 'report-loaded':
      target.getDrafts()?.begin()
      return send({ kind: 'rects-loaded', purpose: effect.purpose })
  }
}
