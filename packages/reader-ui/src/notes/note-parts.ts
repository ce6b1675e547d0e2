/** The parts for notes, which are loaded together. */
export { NoteLayer } from './note-layer'
export { NotesPanel } from './notes-panel'
