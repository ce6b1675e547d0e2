export { Popover, popoverAligns, popoverSizes, type PopoverAlign, type PopoverProps, type PopoverSize } from './popover'
export { popoverSides, type PopoverSide } from './to-physical-side'
