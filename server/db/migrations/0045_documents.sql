CREATE TABLE "document_counters" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_store_id_kind_year_pk" PRIMARY KEY("store_id","kind","year"),
	CONSTRAINT "document_counters_kind" CHECK ("document_counters"."kind" in ('receipt', 'shortTaxInvoice', 'taxInvoice', 'creditNote'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"purchase_id" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"no" text NOT NULL,
	"refers_to" text,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_number" UNIQUE("store_id","kind","year","number"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt', 'shortTaxInvoice', 'taxInvoice', 'creditNote')),
	CONSTRAINT "documents_positive" CHECK ("documents"."number" >= 1 and "documents"."total" > 0),
	CONSTRAINT "documents_vat" CHECK ("documents"."vat" between 0 and "documents"."total"),
	CONSTRAINT "documents_refers_to" CHECK (("documents"."refers_to" is not null) = ("documents"."kind" in ('taxInvoice', 'creditNote')))
);
--> statement-breakpoint
ALTER TABLE "document_counters" ADD CONSTRAINT "document_counters_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refers_to_documents_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_receipt" ON "documents" USING btree ("purchase_id") WHERE "documents"."kind" in ('receipt', 'shortTaxInvoice');--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_tax_invoice" ON "documents" USING btree ("purchase_id") WHERE "documents"."kind" = 'taxInvoice';--> statement-breakpoint
CREATE INDEX "documents_purchase_id_index" ON "documents" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "documents_issued_at_index" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "purchases_with_refund" ON "purchases" USING btree ("created_at") WHERE "purchases"."refunded" > 0;--> statement-breakpoint
-- What is issued stays as it is: a correction is another document.
CREATE TRIGGER "documents_never_change" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
