export { partnerOf, partners, type Partner } from './partners'
export { readConfiguration, type Configuration, type ConfigurationReading } from './read-configuration'
