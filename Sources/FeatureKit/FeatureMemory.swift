import Synchronization

/// What the features of a screen remember from one load to the next: a value of each type.
///
/// A section that is loaded again with other options need not read again what it knows already.
public final class FeatureMemory: Sendable {
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// Makes a memory that holds nothing.
    public init() {}

    /// What was kept of a type; nil if nothing was.
    public func value<Value: Sendable>(of type: Value.Type) -> Value? {
        values.withLock { $0[ObjectIdentifier(type)] as? Value }
    }

    /// Keeps a value in place of the one of its type.
    public func keep<Value: Sendable>(_ value: Value) {
        values.withLock { $0[ObjectIdentifier(Value.self)] = value }
    }
}
