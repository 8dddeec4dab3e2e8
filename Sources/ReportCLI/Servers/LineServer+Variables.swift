import Networking

extension LineServer {
    /// The names of the environment variables that it heeds.
    var variableNames: [String] { [addressVariable].compactMap(\.self) }

    /// The environment variables that it heeds.
    var variables: [EnvironmentVariable] {
        variableNames.map { EnvironmentVariable(name: $0, addressOf: name) }
    }
}
