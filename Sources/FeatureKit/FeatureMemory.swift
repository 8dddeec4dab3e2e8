import Synchronization

/// Stores values of the features of a screen between loads, one value of each type.
///
/// A section that is loaded again with other options can use them instead of reading again.
public final class FeatureMemory: Sendable {
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// Creates an empty memory.
    public init() {}

    /// Returns the stored value of a type; nil if there is none.
    public func value<Value: Sendable>(of type: Value.Type) -> Value? {
        values.withLock { $0[ObjectIdentifier(type)] as? Value }
    }

    /// Stores a value, which replaces the value of the same type.
    public func keep<Value: Sendable>(_ value: Value) {
        values.withLock { $0[ObjectIdentifier(Value.self)] = value }
    }

    /// Returns the stored value of a type, or else stores the one that is made.
    public func value<Value: Sendable>(orKeeping make: () -> Value) -> Value {
        values.withLock { values in
            if let value = values[ObjectIdentifier(Value.self)] as? Value { return value }
            let value = make()
            values[ObjectIdentifier(Value.self)] = value
            return value
        }
    }
}
