/** Custom properties of a word's mark: its room to the neighbours on the sides of the page image. */
export const roomProperties = {
  top: '--lectern-room-top',
  right: '--lectern-room-right',
  bottom: '--lectern-room-bottom',
  left: '--lectern-room-left',
} as const
