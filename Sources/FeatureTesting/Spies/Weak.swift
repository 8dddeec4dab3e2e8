/// A weak reference, with which a test checks whether an object has been released.
public struct Weak<Object: AnyObject> {
    /// The object; nil once it has been released.
    public private(set) weak var object: Object?

    /// Creates a weak reference to an object.
    public init(_ object: Object) {
        self.object = object
    }
}
