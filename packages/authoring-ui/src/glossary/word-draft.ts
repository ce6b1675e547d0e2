import type {
  Definition,
  DefinitionChange,
  ListedDefinition,
  NewWord,
  Word,
  WordChange,
} from '@lectern/api-client/quiz'

/** A definition in a form. */
export interface DefinitionDraft {
  /** Identifies it within the form. */
  readonly key: string
  /** Null for a new definition. */
  readonly id: number | null
  readonly lang: string
  readonly text: string
  /** Address of its recording. */
  readonly audio: string | null
}

/** A word in a form. */
export interface WordDraft {
  readonly word: string
  readonly lang: string
  /** Forms that the author lists, separated by commas. */
  readonly forms: string
  readonly definitions: readonly DefinitionDraft[]
}

/** A call that saves one part of a word. */
export type WordCall =
  | { readonly kind: 'change-word'; readonly change: WordChange }
  | { readonly kind: 'delete-definition'; readonly id: number }
  | { readonly kind: 'change-definition'; readonly id: number; readonly change: DefinitionChange }
  | { readonly kind: 'create-definition'; readonly key: string; readonly definition: ListedDefinition }

export type DraftFault = { readonly field: 'word' } | { readonly field: 'definition'; readonly key: string }

/** Returns the draft of a word as the server has it. */
export function draftWord(word: Word): WordDraft {
  return {
    word: word.word,
    lang: word.lang,
    forms: readForms(word).join(', '),
    definitions: word.definitions.map(draftDefinition),
  }
}

/** Returns the draft of a new word with room for one definition. */
export function draftNewWord(lang: string): WordDraft {
  return { word: '', lang, forms: '', definitions: [{ key: 'new-0', id: null, lang, text: '', audio: null }] }
}

/** Adds an empty definition. @param key not used in this draft before */
export function addDefinition(draft: WordDraft, key: string): WordDraft {
  return { ...draft, definitions: [...draft.definitions, { key, id: null, lang: draft.lang, text: '', audio: null }] }
}

/** Changes fields of the definition with the given key. */
export function changeDefinition(draft: WordDraft, key: string, fields: Partial<DefinitionDraft>): WordDraft {
  return { ...draft, definitions: draft.definitions.map((each) => (each.key === key ? { ...each, ...fields } : each)) }
}

/** Returns the first thing that is missing; null if the draft can be saved. New definitions may be empty: they are left out. */
export function findFault({ word, definitions }: WordDraft): DraftFault | null {
  if (word.trim() === '') return { field: 'word' }
  const empty = definitions.find(({ id, text, audio }) => text.trim() === '' && (id !== null || audio !== null))
  return empty === undefined ? null : { field: 'definition', key: empty.key }
}

/** Returns the body of a new word. */
export function toNewWord(draft: WordDraft): NewWord {
  const forms = listForms(draft.forms)
  return {
    word: draft.word.trim(),
    lang: draft.lang,
    ...(forms.length === 0 ? {} : { forms }),
    definitions: draft.definitions.filter(({ text }) => text.trim() !== '').map(toDefinition),
  }
}

/** Plans the calls that turn a word into its draft; other parts of the word stay as others may have saved them. */
export function planWordCalls(base: Word, draft: WordDraft): WordCall[] {
  const before = draftWord(base)
  const forms = listForms(draft.forms)
  const change: WordChange = {
    ...(draft.word.trim() === before.word ? {} : { word: draft.word.trim() }),
    ...(draft.lang === before.lang ? {} : { lang: draft.lang }),
    ...(forms.join(',') === readForms(base).join(',') ? {} : { forms }),
  }
  const kept = new Map(
    draft.definitions.flatMap((definition) => (definition.id === null ? [] : [[definition.id, definition]])),
  )
  return [
    ...(Object.keys(change).length === 0 ? [] : [{ kind: 'change-word' as const, change }]),
    ...base.definitions.flatMap((definition): WordCall[] => {
      const { id } = definition
      const wanted = kept.get(id)
      if (wanted === undefined) return [{ kind: 'delete-definition', id }]
      const changed = changeOf(definition, wanted)
      return Object.keys(changed).length === 0 ? [] : [{ kind: 'change-definition', id, change: changed }]
    }),
    ...draft.definitions.flatMap((definition): WordCall[] =>
      definition.id === null && definition.text.trim() !== ''
        ? [{ kind: 'create-definition', key: definition.key, definition: toDefinition(definition) }]
        : [],
    ),
  ]
}

/** Returns true if a word differs from its draft; a new word does as soon as something is typed. */
export function isChanged(base: Word | null, draft: WordDraft): boolean {
  if (base !== null) return planWordCalls(base, draft).length > 0
  const { word, forms, definitions } = draft
  return [word, forms, ...definitions.map(({ text, audio }) => audio ?? text)].some((text) => text.trim() !== '')
}

/** Returns the word and its draft after a call has succeeded. @param created the definition that the call created */
export function settleCall(
  base: Word,
  draft: WordDraft,
  call: WordCall,
  created: Definition | null,
): { readonly base: Word; readonly draft: WordDraft } {
  const { definitions } = base
  switch (call.kind) {
    case 'change-word':
      return { base: { ...base, ...call.change, definitions }, draft }
    case 'delete-definition':
      return { base: { ...base, definitions: definitions.filter(({ id }) => id !== call.id) }, draft }
    case 'change-definition': {
      const changed = definitions.map((each) => (each.id === call.id ? { ...each, ...call.change } : each))
      return { base: { ...base, definitions: changed }, draft }
    }
    case 'create-definition': {
      if (created === null) throw new Error('A created definition has no id: pass the response of the call.')
      const drafts = draft.definitions.map((each) => (each.key === call.key ? { ...each, id: created.id } : each))
      return { base: { ...base, definitions: [...definitions, created] }, draft: { ...draft, definitions: drafts } }
    }
  }
}

/** Returns the body that creates a deleted word again, with the fields that this form does not know. */
export function copyWord({ id: _id, updatedAt: _updatedAt, definitions, ...fields }: Word): NewWord {
  return { ...fields, word: fields['word'], lang: fields['lang'], definitions: definitions.map(withoutId) }
}

function withoutId({ id: _id, ...fields }: Definition): ListedDefinition {
  return { ...fields, lang: fields['lang'], text: fields['text'] }
}

function draftDefinition({ id, lang, text, audio }: Definition): DefinitionDraft {
  return { key: String(id), id, lang, text, audio }
}

function toDefinition({ lang, text, audio }: DefinitionDraft): ListedDefinition {
  return { lang, text: text.trim(), ...(audio === null ? {} : { audio }) }
}

function changeOf(before: Definition, { lang, text, audio }: DefinitionDraft): DefinitionChange {
  return {
    ...(lang === before.lang ? {} : { lang }),
    ...(text.trim() === before.text ? {} : { text: text.trim() }),
    ...(audio === before.audio ? {} : { audio }),
  }
}

/** Splits forms at the commas of every script. */
function listForms(text: string): string[] {
  const forms = text.split(/[,;،、，؛]/u).map((form) => form.trim())
  return [...new Set(forms.filter((form) => form !== ''))]
}

function readForms(word: Word): string[] {
  const forms: unknown = word['forms']
  return Array.isArray(forms) ? forms.filter((form) => typeof form === 'string') : []
}
