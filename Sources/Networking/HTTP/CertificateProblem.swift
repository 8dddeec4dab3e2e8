/// The reason the certificate of a server is not trusted.
public enum CertificateProblem: Equatable, Sendable {
    /// The certificate has expired.
    case expired

    /// The certificate is not valid yet.
    case notYetValid

    /// The certificate is for another host.
    case otherHost

    /// The public key is not the one that is expected.
    case otherKey

    /// The issuer of the certificate is not trusted.
    case unknownIssuer
}
