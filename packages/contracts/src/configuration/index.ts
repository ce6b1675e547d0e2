export { readConfiguration, type Configuration, type ConfigurationReading } from './read-configuration'
