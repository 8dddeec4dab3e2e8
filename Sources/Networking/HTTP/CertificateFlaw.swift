/// Why the certificate of a server is not to be trusted.
public enum CertificateFlaw: Equatable, Sendable {
    /// Its time is over.
    case expired

    /// Its time has not begun.
    case notYetValid

    /// It is for a server of another name.
    case otherHost

    /// Nobody who is trusted here has signed it.
    case unknownIssuer
}
