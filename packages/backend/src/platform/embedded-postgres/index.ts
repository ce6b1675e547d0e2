export { type Connection, type StartFailure } from './outcome'
export { type EmbeddedPostgresOptions, startEmbeddedPostgres, type StartedPostgres } from './start-embedded-postgres'
export { createTestDatabase, startTestCluster, type TestCluster } from './start-test-cluster'
