export {
  tabActivations,
  tabOrientations,
  Tabs,
  type Tab,
  type TabActivation,
  type TabOrientation,
  type TabsProps,
} from './tabs'
