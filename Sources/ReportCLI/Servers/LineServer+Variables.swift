import Networking

extension LineServer {
    /// The names of the environment variables that configure it.
    var variableNames: [String] { [addressVariable].compactMap(\.self) }

    /// The environment variables that configure it.
    var variables: [EnvironmentVariable] {
        variableNames.map { EnvironmentVariable(name: $0, addressOf: name) }
    }
}
