/// An object held weakly, so that a test can see whether anything keeps it alive.
public struct Weak<Object: AnyObject> {
    /// The object; nil once nothing else holds it.
    public private(set) weak var object: Object?

    /// Takes note of an object without holding it.
    public init(_ object: Object) {
        self.object = object
    }
}
