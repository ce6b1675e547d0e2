import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AudioEditorStore } from '../editor/create-audio-editor'
import type { AudioEditorState } from '../editor/editor-state'

const AudioEditorContext = createContext<AudioEditorStore | null>(null)

export const AudioEditorProvider = AudioEditorContext.Provider

/** Returns the store of the audio editor on the screen. */
export function useAudioEditor(): AudioEditorStore {
  const store = useContext(AudioEditorContext)
  if (store === null) throw new Error('A component of the audio editor is rendered outside of an AudioEditorProvider.')
  return store
}

/** Returns one value of the editor's state; the component renders again when that value changes. */
export function useAudioEditorState<T>(select: (state: AudioEditorState) => T): T {
  const store = useAudioEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}
