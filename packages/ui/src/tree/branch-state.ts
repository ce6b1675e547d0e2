/** The loading state of branches that are loaded on opening. */
export const branchStates = ['loading', 'failed'] as const
export type BranchState = (typeof branchStates)[number]
