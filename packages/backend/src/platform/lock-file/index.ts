export { acquireLockFile, type HeldLock, type LockAttempt } from './acquire-lock-file'
export { identifyProcess, identifySelf, type ProcessIdentity } from './identify-process'
export { isSameProcess } from './is-same-process'
export { type LockRecord } from './lock-record'
