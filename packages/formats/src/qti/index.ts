export { readQti } from './read-qti'
export { writeQti, type WriteQtiOptions } from './write-qti'
export { writeQtiPackage, type QtiPackage } from './write-qti-package'
