export { ScrollArea, scrollAxes, type ScrollAreaProps, type ScrollAxis } from './scroll-area'
