export { PageStrip, type PageStripProps, type StripPage } from './page-strip'
