/** Letters are off until the reader has the commands that they trigger. */
export const lettersInUse = { 'toggle-image': null, 'toggle-video': null } as const
